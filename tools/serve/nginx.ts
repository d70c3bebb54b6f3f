import type { Configuration } from '../../src/api/configuration'
import { pageHeaders } from './securityHeaders'

/**
 * Returns the configuration of an nginx that serves the portal as `serve` does. `styles` are the inline styles of all
 * pages: nginx sends every page the same policy.
 */
export function nginxConfiguration(config: Configuration, styles: readonly string[]): string {
  const headers = { ...pageHeaders(config, styles), 'Cache-Control': '$portal_cache' }
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return `# Written by \`node tools/run.mjs tools/nginx.ts\` from dist: write it anew after each build and change of config.json.
map $uri $portal_cache {
  default "no-cache";
  "~^/assets/[^/]+-[\\w-]+\\.\\w+$" "public, max-age=31536000, immutable";
  "~^/fonts/" "public, max-age=604800";
}

server {
  listen 443 ssl;
  http2 on;
  server_name portal.example;
  # ssl_certificate and ssl_certificate_key belong here.
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/portal;
  charset utf-8;
  # What the build has compressed already, a quarter smaller than nginx would by itself: \`brotli_static\` is a module of its own.
  # brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

${lines.join('\n')}
  add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;

  location = / { try_files /kezdolap.html =404; }
  location /assets/ { try_files $uri =404; }
  location /fonts/ { try_files $uri =404; }
  location / { try_files $uri $uri.html /index.html; }
}
`
}
