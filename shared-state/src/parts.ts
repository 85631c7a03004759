/**
 * The libraries of this package that take longest to be evaluated, each to be evaluated by itself before the package is
 * (docs/decisions/0130-scripts-in-parts.md). One export is named of each, or an import would keep all that they export: what the
 * package itself imports of them is kept besides.
 */
export const STATE_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["skipToken"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["matchPath"] */ 'react-router'),
];
