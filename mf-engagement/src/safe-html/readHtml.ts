import { elementOf, isBlock, isDropped, isStructural, isVoid, parentsOf } from './allowedMarkup';
import { decodeEntities } from './htmlEntities';
import { htmlTokens } from './htmlTokens';
import { type SafeAddress, safeAddress, safeImageAddress } from './safeAddress';

export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  element: string;
  /** The address of a link. */
  address?: SafeAddress;
  /** The picture, if the element is one. */
  image?: HtmlImage;
  children: HtmlNode[];
}

export interface HtmlImage {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
}

/** Deeper nesting is flattened, so that no text can exhaust the renderer. */
const MAX_DEPTH = 24;

const HEADINGS = ['h3', 'h4', 'h5', 'h6'];

/** Parses HTML text into a tree of allowed elements and attributes, and nothing else. */
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
  /** The tag of the dropped element that contains the current position, and how many of its open tags are still unclosed. */
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

  /** Ends the table or the list before content that must not be between rows or list entries. The content comes after it. */
  private leaveStructure(): void {
    while (this.isInStructure) this.stack.pop();
  }

  private append(node: HtmlNode): void {
    const siblings = this.current?.children ?? this.nodes;
    const last = siblings.at(-1);
    if (typeof node === 'string' && typeof last === 'string') siblings[siblings.length - 1] = last + node;
    else siblings.push(node);
  }

  /** Closes elements that cannot contain the new element, because end tags may be omitted. */
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

  /** Closes the innermost element of this kind. It does not look beyond the nearest element in `limits`. */
  private closeNearest(element: string, ...limits: readonly string[]): void {
    const found = this.nearest([element, ...limits]);
    if (found?.element === element) this.stack.length = this.stack.indexOf(found);
  }

  private nearest(elements: readonly string[]): HtmlElement | undefined {
    return this.stack.findLast((open) => elements.includes(open.element));
  }
}

/** Returns `undefined` for a picture that must not be shown. A link with a forbidden address stays, as text. */
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
