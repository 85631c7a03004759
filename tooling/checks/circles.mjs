/** Finds cycles among modules and among their folders, including imports of types. */
import { dirname } from 'node:path/posix';

/**
 * @param {Iterable<readonly [string, string]>} imports pairs of paths: who imports whom
 * @returns {string[][]} for each set of modules that depend on each other, one cycle that ends where it begins
 */
export function circlesOfModules(imports) {
  return circlesIn(graphOf(imports));
}

/** The same for folders: a module that imports something from outside a folder does so for each folder that contains it. */
export function circlesOfFolders(imports) {
  const leaving = [...imports].flatMap(([from, to]) =>
    foldersOf(from)
      .filter((folder) => !to.startsWith(`${folder}/`))
      .map((folder) => [folder, dirname(to)]),
  );
  return circlesIn(graphOf(leaving));
}

function foldersOf(path) {
  const parts = dirname(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function graphOf(edges) {
  const graph = new Map();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

function circlesIn(graph) {
  const reported = new Set();
  const circles = [];
  for (const start of graph.keys()) {
    const circle = reported.has(start) ? undefined : circleFrom(graph, start);
    if (!circle) continue;
    circles.push(circle);
    for (const node of circle) reported.add(node);
  }
  return circles;
}

/** The shortest path from a node back to itself. */
function circleFrom(graph, start) {
  const cameFrom = new Map();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...pathTo(cameFrom, node), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(cameFrom, node) {
  return cameFrom.has(node) ? [...pathTo(cameFrom, cameFrom.get(node)), node] : [node];
}
