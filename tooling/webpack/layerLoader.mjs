/** Puts a stylesheet into a cascade layer, so that who wins depends on the layer order and not on the order of loading. */
export default function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
}
