import { leakingRules } from './styles';

const LAYER = 'remote.mf-one';
const inLayer = (css: string) => leakingRules(`@layer ${LAYER}{${css}}`, LAYER);

test.each([
  '.one-body{color:red}',
  '.one-body p,.one-body>*+*,.one-body li ~ li{margin:0}',
  '* + .one-body{margin:0}',
  'html[data-theme=dark] .one-body{color:red}',
  ':root:has(.one-viewer){overflow:hidden}',
  ':is(.one-a,.one-b):hover{color:red}',
  '@media (width > 768px){.one-body{color:red}}',
  '@keyframes one-spin{from{opacity:0}50.5%{opacity:1}}',
  '@layer library{.swiper{color:red}}',
  '.one-body{&:hover{color:red}}',
])('%s stays within the remote', (css) => {
  expect(inLayer(css)).toEqual([]);
});

test.each([
  ['body{display:none!important}', '`body` names no class of its own'],
  [':root{--color-ink:red}', '`:root` names no class of its own'],
  ['*{margin:0}', '`*` names no class of its own'],
  ['[data-foot]{color:red}', '`[data-foot]` names no class of its own'],
  ['.one-body,p{color:red}', '`p` names no class of its own'],
  ['.one-body~footer{color:red}', '`.one-body~footer` names no class of its own'],
  [':is(.one-body,p){color:red}', '`:is(.one-body,p)` names no class of its own'],
  ['body:not(.one-body){color:red}', '`body:not(.one-body)` names no class of its own'],
  ['@media print{body{color:red}}', '`body` names no class of its own'],
  ['@import url(https://x.test/a.css);', '@import url(https://x.test/a.css) is for the whole page'],
])('%s affects the rest of the page', (css, problem) => {
  expect(inLayer(css)).toEqual([problem]);
});

test('rejects rules outside of the remote’s layer', () => {
  expect(leakingRules('.one-body{color:red}', LAYER)).toEqual(['`.one-body` is outside of the layer remote.mf-one']);
  expect(leakingRules('@media print{.one-body{color:red}}', LAYER)).toHaveLength(1);
});

test('rejects other layers than the remote’s own and that of shared-ui', () => {
  expect(leakingRules('@layer ui{.one-button{color:red}}', LAYER)).toEqual([]);
  expect(leakingRules('@layer remote.mf-two{.one-body{color:red}}', LAYER)[0]).toMatch(
    /@layer remote\.mf-two is not a layer of this remote/,
  );
  expect(leakingRules('@layer shell, ui;', LAYER)[0]).toMatch(/@layer shell is not a layer/);
});

test('reports CSS that cannot be parsed', () => {
  expect(leakingRules('.one-body{', LAYER)[0]).toMatch(/cannot be read .*Unclosed block/);
});
