import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { installedPackage, shortNameOf } from '../packages.mjs';
import { buildDescriptors } from './buildDescriptors.mjs';

/** Loaders come from this package, whatever else is installed where it is used. */
const { resolve } = createRequire(import.meta.url);

const INSTALLED = /[\\/]node_modules[\\/]/;

/**
 * Loaders of every build. Styles go into the cascade layer of the package that contains them.
 * @param {{ isServer?: boolean }} [options] a server renders the names of classes and files, but writes neither styles nor files
 */
export function rulesFor(dir, name, { isServer = false } = {}) {
  const shortName = shortNameOf(dir);
  const sharedUi = installedPackage('@komawari/shared-ui', dir);
  const isShell = shortName === 'shell';
  const ownLayer = isShell ? 'shell' : `remote.${shortName}`;
  // The shell's English messages are in its code, as a fallback when no messages file loads.
  const unseen = isShell ? ['description'] : ['description', 'defaultMessage'];
  return [
    {
      test: /\.tsx?$/,
      loader: resolve('ts-loader'),
      options: {
        transpileOnly: true,
        instance: name,
        configFile: join(import.meta.dirname, 'tsconfig.build.json'),
        // Our packages are published as sources, wherever they are.
        allowTsInNodeModules: true,
        getCustomTransformers: () => ({ before: [buildDescriptors(unseen)] }),
      },
    },
    {
      test: /\.css$/,
      oneOf: [
        ...(isServer ? [{ use: classNameLoaders(shortName) }] : []),
        { test: /\.module\.css$/, include: sharedUi, use: cssLoaders(shortName, 'ui') },
        { test: /\.module\.css$/, use: cssLoaders(shortName, ownLayer) },
        // The styles of the package that uses a library override the library's own.
        { include: INSTALLED, exclude: sharedUi, use: cssLoaders(shortName, `${ownLayer}.library`) },
        // Tokens, resets and fonts declare their layers themselves.
        { use: cssLoaders(shortName) },
      ],
      sideEffects: !isServer,
    },
    { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource', generator: { emit: !isServer } },
    { test: /\.woff2$/, resourceQuery: /./, loader: join(import.meta.dirname, 'fontLoader.mjs') },
    {
      test: /\.mjs$/,
      include: /[\\/]node_modules[\\/]react-router[\\/]/,
      loader: join(import.meta.dirname, 'pureComponents.mjs'),
    },
    { test: /[\\/]src[\\/]locales[\\/]\w+\.json$/, loader: join(import.meta.dirname, 'compiledMessages.mjs') },
  ];
}

/** The class names of the browser's styles, without the styles. */
function classNameLoaders(shortName) {
  const modules = { ...classNames(shortName), exportOnlyLocals: true };
  return [{ loader: resolve('css-loader'), options: { modules } }];
}

function cssLoaders(shortName, layer) {
  const loaders = [
    MiniCssExtractPlugin.loader,
    { loader: resolve('css-loader'), options: { importLoaders: layer ? 1 : 0, modules: classNames(shortName) } },
  ];
  if (layer) loaders.push({ loader: join(import.meta.dirname, 'layerLoader.mjs'), options: { layer } });
  return loaders;
}

function classNames(shortName) {
  return {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // Each package has its own prefix: two remotes may contain two versions of one shared component.
    getLocalIdent: ({ rootContext, resourcePath }, _template, local) =>
      `${lettersOf(shortName, relative(rootContext, resourcePath))}-${local}`,
  };
}

/**
 * A four-letter prefix for a file in a package's build. Its first character is one that may start a name. All classes of the file
 * share it: a separate prefix for each class would cost 5 bytes each when sent.
 */
function lettersOf(shortName, path) {
  const hash = createHash('sha256')
    .update(`${shortName}:${path.split(sep).join('/')}`)
    .digest('base64url');
  return hash.replace(/^[^a-z]+/i, '').slice(0, 4);
}
