// drizzle-kit is installed at the root and looks for drizzle-orm there. It must use this package's drizzle-orm instead.
import { register } from 'node:module';

const hook = `export function resolve(specifier, context, next) {
  const isOrm = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
  return next(specifier, isOrm ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
