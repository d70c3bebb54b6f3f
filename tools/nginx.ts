import { commandLine } from './commandLine'
import { buildFolder } from './serve/builtPortal'
import { inlineStyles } from './serve/contentSecurityPolicy'
import { readFiles } from './serve/files'
import { nginxConfiguration } from './serve/nginx'
import { readServedConfig } from './serve/servedConfig'

commandLine({
  call: 'node tools/run.mjs tools/nginx.ts',
  does: 'Prints a sample configuration for nginx, made from the build in dist/ and its config.json.',
})
const root = buildFolder()
const pages = [...readFiles(root).values()].filter(({ type }) => type.startsWith('text/html'))
const styles = new Set(pages.flatMap(({ body }) => inlineStyles(body.toString())))
process.stdout.write(nginxConfiguration(readServedConfig(root), [...styles]))
