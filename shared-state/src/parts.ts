/**
 * The libraries of this package that take longest to evaluate. Each is evaluated separately before the package
 * (docs/decisions/0130-scripts-in-parts.md). Only one export of each is named, because otherwise the build would keep all of
 * them. It still keeps what the package itself imports.
 */
export const STATE_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["skipToken"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["matchPath"] */ 'react-router'),
];
