import { expect, test } from 'vitest'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { contentSecurityPolicy } from '../../tools/serve/contentSecurityPolicy'
import { nginxConfiguration } from '../../tools/serve/nginx'

const config = { ...sampleConfiguration, apiBaseUrl: 'https://api.insurer.example' }

test('nginx sends the very policy that the server sends, and falls back to the shell', () => {
  const text = nginxConfiguration(config, ['a{}'])
  expect(text).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy(config, ['a{}'])}" always;`)
  expect(text).toContain('try_files $uri $uri.html /index.html;')
})

test('no location of nginx has a header of its own, which would drop all the others', () => {
  expect(nginxConfiguration(config, [])).not.toMatch(/location [^}]*add_header/)
})
