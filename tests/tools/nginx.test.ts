import { expect, test } from 'vitest'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { contentSecurityPolicy } from '../../tools/serve/contentSecurityPolicy'
import { nginxConfiguration } from '../../tools/serve/nginx'

const config = { ...sampleConfiguration, apiBaseUrl: 'https://api.insurer.example' }

test('nginx sends the same content security policy as the server, and index.html for unknown paths', () => {
  const text = nginxConfiguration(config, ['a{}'])
  expect(text).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy(config, ['a{}'])}" always;`)
  expect(text).toContain('try_files $uri $uri.html /index.html;')
})

test('no location in the nginx configuration adds a header, which would remove the inherited ones', () => {
  expect(nginxConfiguration(config, [])).not.toMatch(/location [^}]*add_header/)
})
