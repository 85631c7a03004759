/** The browser's own setters for the address of a tag. Only the guard uses them. */
const scriptAddress = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
const styleAddress = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href');

export function setScriptAddress(script: HTMLScriptElement, address: string): void {
  scriptAddress?.set?.call(script, address);
}

export function setStyleAddress(link: HTMLLinkElement, address: string): void {
  styleAddress?.set?.call(link, address);
}

/** Decides on the address of a tag. */
export interface TagGuard {
  /** Sets the address and the hash of a tag before it is inserted. Throws if the composition does not list the file. */
  guardScript: (script: HTMLScriptElement, address: string) => void;
  guardStyle: (link: HTMLLinkElement, address: string) => void;
}

/**
 * From now on, whenever code sets the address of a script or a stylesheet, the guard decides. This covers webpack's loader (in
 * our build or in anyone else's), the federation runtime, and React. So a remote that was built without our tools cannot bypass
 * the guard (docs/decisions/0086-a-remote-comes-back.md). Returns a function that undoes this.
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

/** Runs a function before the two ways to set an attribute. If it returns false, the browser continues as usual. */
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
    // A property on the prototype itself hides the inherited one.
    Reflect.deleteProperty(prototype, 'setAttribute');
  };
}
