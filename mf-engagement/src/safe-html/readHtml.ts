import { elementOf, isBlock, isDropped, isStructural, isVoid, parentsOf } from './allowedMarkup';
import { decodeEntities } from './htmlEntities';
import { htmlTokens } from './htmlTokens';
import { type SafeAddress, safeAddress, safeImageAddress } from './safeAddress';

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  element: string;
  /** The address of a link. */
  address?: SafeAddress;
  /** What a picture shows, where the element is one. */
  image?: HtmlImage;
  children: HtmlNode[];
}

export interface HtmlImage {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

/** Deeper nesting is flattened, so that no text can exhaust whoever draws it. */
const MAX_DEPTH = 24;

const HEADINGS = ['h3', 'h4', 'h5', 'h6'];

/** HTML text as a tree of the elements and attributes that are allowed, and of nothing else. */
export function readHtml(html: string): HtmlNode[] {
  const builder = new TreeBuilder();
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') builder.text(token.text);
    else if (token.kind === 'close') builder.close(token.tag);
    else builder.open(token.tag, token.attributes);
  }
  return builder.nodes;
}

class TreeBuilder {
  readonly nodes: HtmlNode[] = [];
  private readonly stack: HtmlElement[] = [];
  /** Tags of the dropped element that we are in, and how many of them. */
  private dropped: { tag: string; depth: number } | undefined;

  text(text: string): void {
    if (this.dropped) return;
    const isGap = text.trim() === '' && this.isInStructure;
    if (isGap) return;
    this.leaveStructure();
    this.append(decodeEntities(text));
  }

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (this.dropped) {
      if (tag === this.dropped.tag) this.dropped.depth += 1;
      return;
    }
    if (isDropped(tag)) {
      this.dropped = { tag, depth: 1 };
      return;
    }
    const element = elementOf(tag);
    if (element === undefined) return;
    this.makeRoomFor(element);
    const parents = parentsOf(element);
    if (!parents) this.leaveStructure();
    else if (!parents.includes(this.current?.element ?? '')) return;
    const node = nodeOf(element, attributes);
    if (!node) return;
    this.append(node);
    if (!isVoid(element) && this.stack.length < MAX_DEPTH) this.stack.push(node);
  }

  close(tag: string): void {
    if (this.dropped) {
      if (tag === this.dropped.tag && --this.dropped.depth === 0) this.dropped = undefined;
      return;
    }
    const element = elementOf(tag);
    if (element !== undefined) this.closeNearest(element);
  }

  private get current(): HtmlElement | undefined {
    return this.stack.at(-1);
  }

  private get isInStructure(): boolean {
    return this.current !== undefined && isStructural(this.current.element);
  }

  /** What may not stand between rows or list entries comes after the table or the list, which ends there. */
  private leaveStructure(): void {
    while (this.isInStructure) this.stack.pop();
  }

  private append(node: HtmlNode): void {
    const siblings = this.current?.children ?? this.nodes;
    const last = siblings.at(-1);
    if (typeof node === 'string' && typeof last === 'string') siblings[siblings.length - 1] = last + node;
    else siblings.push(node);
  }

  /** Ends what cannot hold the new element, as end tags may be left out. */
  private makeRoomFor(element: string): void {
    if (element === 'a') this.closeNearest('a');
    if (HEADINGS.includes(element)) this.closeNearest(this.nearest(HEADINGS)?.element ?? element);
    if (isBlock(element)) this.closeNearest('p', 'li', 'dd', 'dt', 'td', 'th', 'blockquote', 'figure');
    const parents = parentsOf(element);
    if (!parents) return;
    if (element === 'tr' && this.nearest(['table', 'thead', 'tbody', 'tfoot'])?.element === 'table') {
      this.open('tbody', new Map());
    }
    const parent = this.nearest(parents);
    if (parent) this.stack.length = this.stack.indexOf(parent) + 1;
  }

  /** Closes the innermost element of this kind; `limits` are the elements that it must not be looked for outside of. */
  private closeNearest(element: string, ...limits: readonly string[]): void {
    const found = this.nearest([element, ...limits]);
    if (found?.element === element) this.stack.length = this.stack.indexOf(found);
  }

  private nearest(elements: readonly string[]): HtmlElement | undefined {
    return this.stack.findLast((open) => elements.includes(open.element));
  }
}

/** `undefined` for a picture that may not be shown. A link that may not be followed stays, as text. */
function nodeOf(element: string, attributes: ReadonlyMap<string, string>): HtmlElement | undefined {
  const read = (name: string) => decodeEntities(attributes.get(name) ?? '');
  if (element === 'a') {
    const address = safeAddress(read('href'));
    return { element, ...(address && { address }), children: [] };
  }
  if (element !== 'img') return { element, children: [] };
  const src = safeImageAddress(read('src'));
  if (!src) return undefined;
  return { element, image: { src, alt: read('alt'), width: size(read('width')), height: size(read('height')) }, children: [] };
}

function size(text: string): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= 4096 ? value : undefined;
}
