import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import parseSelector, { type Selector, type Node as SelectorNode } from 'postcss-selector-parser';
import { isShell, type Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** The layer of the shared primitives, both in the shell and in the copies that a remote bundles. */
const SHARED_LAYER = 'ui';

/** At-rules that only contain other rules. */
const GROUPS = ['media', 'supports', 'container', 'scope', 'starting-style'];

/** At-rules that define a name for the remote's own rules. */
const NAMED = ['keyframes', 'font-face', 'property', 'counter-style', 'charset'];

const MAX_LISTED = 4;

/**
 * Styles of a remote that would affect other parts of the page. A rule outside its layer overrides the whole site. A rule that
 * names no class of the remote (`body`, `:root`, `p`) still applies after the reader has left the remote's pages.
 */
export async function styleProblems(release: Release, { read }: Pick<ReleaseFiles, 'read'>): Promise<string[]> {
  if (isShell(release)) return [];
  const layer = `remote.${release.name.replaceAll('_', '-')}`;
  const sheets = Object.keys(release.integrity).filter((file) => file.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (file) => {
      const body = await read(release, file);
      const reaching = body ? leakingRules(new TextDecoder().decode(body.bytes), layer) : [];
      if (reaching.length === 0) return [];
      const rest = reaching.length - MAX_LISTED;
      const listed = reaching.slice(0, MAX_LISTED).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
      return [`${release.name} ${release.version}, ${file}: ${listed}. The rest of the site would change with it.`];
    }),
  );
  return found.flat();
}

/** A message for each rule in a stylesheet that reaches beyond the remote with this layer. */
export function leakingRules(css: string, layer: string): string[] {
  try {
    return [...new Set(reaching(parse(css).nodes, layer, false))];
  } catch (error) {
    return [`cannot be read (${error instanceof Error ? error.message : String(error)})`];
  }
}

function reaching(nodes: readonly ChildNode[], layer: string, isInLayer: boolean): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule') return reachingAtRule(node, layer, isInLayer);
    if (node.type !== 'rule') return [];
    if (!isInLayer) return [`\`${shortened(node.selector)}\` is outside of the layer ${layer}`];
    return reachingSelectors(node);
  });
}

function reachingAtRule(rule: AtRule, layer: string, isInLayer: boolean): string[] {
  const { name, params, nodes = [] } = rule;
  if (NAMED.includes(name) || name.endsWith('-keyframes')) return [];
  if (name === 'layer') {
    // Inside its own layer, a remote may define any sublayers.
    const foreign = isInLayer ? undefined : params.split(',').find((one) => !isOwnLayer(one.trim(), layer));
    if (foreign !== undefined)
      return [`@layer ${foreign.trim()} is not a layer of this remote, which are ${layer} and ${SHARED_LAYER}`];
    return reaching(nodes, layer, true);
  }
  if (GROUPS.includes(name)) return reaching(nodes, layer, isInLayer);
  return [`@${name} ${shortened(params)} is for the whole page`];
}

function isOwnLayer(name: string, layer: string): boolean {
  return name === SHARED_LAYER || name === layer || name.startsWith(`${layer}.`);
}

function reachingSelectors(rule: Rule): string[] {
  const selectors: string[] = [];
  parseSelector((root) => {
    for (const selector of root.nodes) if (!isScoped(selector)) selectors.push(String(selector).trim());
  }).processSync(rule.selector);
  return selectors.map((selector) => `\`${shortened(selector)}\` names no class of its own`);
}

/**
 * Whether a selector matches only elements with a class of the remote, or elements inside them. A sibling of a remote's element
 * may belong to any other part. `:root:has(.own)` is allowed, because it applies only while the remote is on the page.
 */
function isScoped(selector: Selector): boolean {
  let position: 'outside' | 'own' | 'inside' = 'outside';
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      const isSibling = ['+', '~'].includes(node.value.trim());
      if (position === 'own') position = isSibling ? 'outside' : 'inside';
    } else if (namesClass(node) && position === 'outside') position = 'own';
  }
  return position !== 'outside';
}

function namesClass(node: SelectorNode): boolean {
  if (node.type === 'class') return true;
  if (node.type !== 'pseudo' || ![':is', ':where', ':has'].includes(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every(isScoped);
}

const MAX_LENGTH = 80;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
