/** The console's stylesheet: the site's colors in both themes. It loads no other files. */
export const CONSOLE_CSS = `
:root { color-scheme: light dark; --paper: #faf6ee; --raised: #fffdf8; --ink: #1a1714; --ink-2: #534c44; --line: #d8d0c2; --edge: #857b6e; --accent: #c8301a; --on-accent: #fff; --soft: #f8dfd6; --good: #2b6a43; }
@media (prefers-color-scheme: dark) { :root { --paper: #12110f; --raised: #1a1815; --ink: #f4efe5; --ink-2: #c0b8aa; --line: #39352f; --edge: #7d7468; --accent: #ff6347; --on-accent: #1a0803; --soft: #43180f; --good: #7fc79a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 0 16px 64px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 16px 0; border-bottom: 2px solid var(--ink); }
header form { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 0; grid-template-columns: none; }
main.narrow { max-width: 26rem; margin: 12vh auto 0; }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.01em; }
h2 { margin: 40px 0 12px; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0 0 4px; overflow-wrap: anywhere; }
code { font: 0.875em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.quiet { color: var(--ink-2); font-size: 0.875rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 16px; }
.columns > div, .rollback { padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
.rollback { margin-top: 16px; }
.columns > .canary { border-color: var(--accent); }
.list, .record { margin: 0; padding: 0; list-style: none; }
.list li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 6px 0; border-top: 1px solid var(--line); }
.record > li { padding: 12px 0; border-top: 1px solid var(--line); }
.number { float: right; color: var(--ink-2); font-variant-numeric: tabular-nums; }
.tag { display: inline-block; padding: 0 8px; border: 1px solid var(--edge); border-radius: 4px; font-size: 0.875rem; }
.tag.rollback, .tag.remove { border-color: var(--accent); color: var(--accent); padding: 0 8px; margin: 0; background: none; border-radius: 4px; }
.split { height: 8px; margin-bottom: 12px; background: var(--line); border-radius: 4px; overflow: hidden; }
.split svg { display: block; width: 100%; height: 100%; fill: var(--accent); }
form { margin-top: 12px; display: grid; gap: 8px; }
label { display: grid; gap: 4px; font-size: 0.875rem; color: var(--ink-2); }
input, select, button { min-height: 44px; padding: 8px 12px; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; width: 100%; }
button { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
button.plain { width: auto; background: none; border-color: var(--edge); color: var(--ink); font-weight: 400; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
summary { min-height: 44px; display: list-item; padding: 10px 0; cursor: pointer; color: var(--ink-2); }
.notice { margin-top: 16px; padding: 12px 16px; border-left: 4px solid var(--good); background: var(--raised); }
.notice.error { border-color: var(--accent); background: var(--soft); }
.overruled { color: var(--accent); font-size: 0.875rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 16px; }
figure { margin: 0; padding: 12px 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
figure.worse { border-color: var(--accent); background: var(--soft); }
figure svg { display: block; width: 100%; height: 56px; margin: 8px 0; }
figcaption { font-weight: 600; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 0; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: end; }
.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; margin: 8px 0 12px; font-size: 0.875rem; }
.legend svg { width: 24px; height: 8px; }
.legend svg:not(:first-child) { margin-inline-start: 16px; }
polyline, .legend line { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.of-canary { stroke: var(--accent); }
.of-base { stroke: var(--ink-2); stroke-dasharray: 4 3; }
.axis { stroke: var(--line); vector-effect: non-scaling-stroke; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 8px 6px 0; border-top: 1px solid var(--line); text-align: start; font-weight: 400; }
thead th { border: 0; color: var(--ink-2); }
td { text-align: end; }
thead th:not(:first-child) { text-align: end; }
@media (min-width: 40rem) { form:not(main.narrow form) { grid-template-columns: 1fr auto; align-items: end; } form > label:first-of-type:nth-last-of-type(2) { grid-column: 1 / -1; } form button { width: auto; } }
@media (prefers-reduced-motion: no-preference) { button { transition: filter 0.15s; } button:hover { filter: brightness(0.92); } }
`;
