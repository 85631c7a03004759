/**
 * Lets the build of a page leave out the components of a library that nobody uses. A name for developer tools that is given to a
 * component (`Form.displayName = "Form"`), and a call that makes one (`forwardRef`), keep it and all that it needs otherwise.
 */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}
