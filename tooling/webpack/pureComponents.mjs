/**
 * Lets the build of a page remove the unused components of a library. Otherwise, a name for developer tools (`Form.displayName =
 * "Form"`) and a call that creates a component (`forwardRef`) keep it and everything that it needs.
 */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}
