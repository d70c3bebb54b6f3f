// Signs in to the simulated insurer and requests the header repeatedly, over connections that stay open. insurer.ts
// runs this file in a separate process: `node headerCalls.mjs <origin> <seconds>`.
import { Agent, request } from 'node:http'

const CONNECTIONS = 8
const [, , origin, seconds] = process.argv
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const call = (method, path, { token, body } = {}) =>
  new Promise((resolve, reject) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' }
    const sent = request(`${origin}/api/${path}`, { method, agent, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

const started = await call('POST', 'auth/login', { body: { userType: 'PERSONAL', contractNumber: '10000001' } })
const { loginSessionIdentifier } = JSON.parse(started.text)
const signedIn = await call('POST', 'auth/otp', { body: { loginSessionIdentifier, smsOTP: '123456' } })
const token = JSON.parse(signedIn.text).accessToken

const times = []
const askUntil = async (end, isCounted) => {
  while (performance.now() < end) {
    const before = performance.now()
    const { status } = await call('GET', 'kgfb/header', { token })
    if (status !== 200) throw new Error(`Status ${status}`)
    if (isCounted) times.push(performance.now() - before)
  }
}
const everyConnection = (end, isCounted) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(end, isCounted)))

// The calls of the first second are not counted, since the server is still warming up.
await everyConnection(performance.now() + 1000, false)
await everyConnection(performance.now() + Number(seconds) * 1000, true)
times.sort((a, b) => a - b)
const at = (share) => times[Math.floor(times.length * share)]
process.send({ perSecond: times.length / Number(seconds), p50: at(0.5), p99: at(0.99) }, () => process.exit())
