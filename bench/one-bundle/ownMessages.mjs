/** Words of two packages lie in files of the same name; in one build they would become one chunk. */
export default function ownMessages(source) {
  return source.replaceAll('"messages-[request]"', `"${this.getOptions().prefix}-messages-[request]"`);
}
