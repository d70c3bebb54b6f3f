/** Styles of the simulated pages. They differ from the portal's on purpose. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #eef1f6; --surface: #fff; --ink: #1b2230; --soft: #4b5568; --line: #c6cddb;
  --accent: #3b3f8f; --on-accent: #fff; --good: #17633a; --bad: #a3201a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171f; --surface: #1e232e; --ink: #eef0f5; --soft: #b7bfce; --line: #434c5e;
    --accent: #b9bcff; --on-accent: #14171f; --good: #86d9a6; --bad: #ffb4a9;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0.75rem 0; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1rem; }
.tag { width: fit-content; margin: 0; padding: 0.125rem 0.625rem; border: 1.5px dashed var(--soft); border-radius: 1rem; color: var(--soft); font-size: 0.9375rem; }
dl { margin: 1.5rem 0; padding: 0.25rem 1rem; border-radius: 0.75rem; background: var(--surface); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.625rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 1rem; }
form p { margin: 0.25rem 0 0; color: var(--soft); font-size: 0.9375rem; }
button {
  width: 100%; min-height: 3rem; padding: 0.5rem 1rem; border: 2px solid var(--accent); border-radius: 0.75rem;
  background: var(--surface); color: var(--accent); font: inherit; font-weight: 600; cursor: pointer;
}
form div:first-child button { background: var(--accent); color: var(--on-accent); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.notice { padding: 0.75rem 1rem; border-left: 4px solid var(--soft); background: var(--surface); font-weight: 600; }
.success { border-color: var(--good); color: var(--good); }
.error { border-color: var(--bad); color: var(--bad); }
@media (min-width: 48rem) { main { padding-top: 4rem; } }
`
