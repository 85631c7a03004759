/** The browser's own way to give a tag its address, kept for the guard alone. */
const scriptAddress = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
const styleAddress = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');

export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  scriptAddress?.set?.call(script, address);
}

export function setStyleAddress(link: HTMLLinkElement, address: string): void {
  styleAddress?.set?.call(link, address);
}

/** What decides on the address of a tag. */
export interface TagGuard {
  /** Gives a tag its address and its hash, before it is inserted. Throws when the composition does not list the file. */
  guardScript: (script: HTMLScriptElement, address: string) => void;
  guardStyle: (link: HTMLLinkElement, address: string) => void;
}

/**
 * From now on whatever code gives a script or a stylesheet its address, gives it to the guard: webpack's loader in a build of
 * ours or of anybody else's, the federation runtime, React. A remote that was built without our tools cannot load around it
 * (docs/decisions/0086-a-remote-comes-back.md). Returns what takes it back.
 */
export function guardTags({ guardScript, guardStyle }: TagGuard): () => void {
  const restoreScripts = intercept(HTMLScriptElement.prototype, 'src', scriptAddress, (script, address) => {
    guardScript(script, address);
    return true;
  });
  const restoreStyles = intercept(HTMLLinkElement.prototype, 'href', styleAddress, (link, address) => {
    if (link.rel !== 'stylesheet') return false;
    guardStyle(link, address);
    return true;
  });
  return () => {
    restoreScripts();
    restoreStyles();
  };
}

/** Puts a function before the two ways to set an attribute; where it answers false, the browser goes on as it would. */
function intercept<Tag extends HTMLElement>(
  prototype: Tag,
  name: 'src' | 'href',
  native: PropertyDescriptor | undefined,
  take: (tag: Tag, address: string) => boolean,
): () => void {
  if (!native) return () => {};
  Object.defineProperty(prototype, name, {
    ...native,
    set(this: Tag, address: unknown) {
      if (!take(this, String(address))) native.set?.call(this, address);
    },
  });
  prototype.setAttribute = function setAttribute(this: Tag, attribute: string, value: string) {
    if (attribute.toLowerCase() !== name || !take(this, String(value)))
      Element.prototype.setAttribute.call(this, attribute, value);
  };
  return () => {
    Object.defineProperty(prototype, name, native);
    // What stands on the prototype itself hides what it inherits.
    Reflect.deleteProperty(prototype, 'setAttribute');
  };
}
