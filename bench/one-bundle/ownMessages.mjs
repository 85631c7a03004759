/** The messages of two packages are in files with the same name. In a single build they would become one chunk. */
export default function ownMessages(source) {
  return source.replaceAll('"messages-[request]"', `"${this.getOptions().prefix}-messages-[request]"`);
}
