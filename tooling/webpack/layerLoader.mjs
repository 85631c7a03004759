/** Puts a stylesheet into a cascade layer, so that the layer order decides which rule wins, and not the load order. */
export default function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
}
