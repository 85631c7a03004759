import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ROOT } from '../workspace.mjs';
import { stripDescriptors } from './stripDescriptors.mjs';

const SHARED_UI = join(ROOT, 'shared-ui');
const INSTALLED = /[\\/]node_modules[\\/]/;

/** Loaders of every build. Styles end up in the cascade layer of whoever wrote them. */
export function rulesFor(folder, name) {
  const ownLayer = folder === 'shell' ? 'shell' : `remote.${folder}`;
  const classPrefix = folder.replace(/^mf-/, '');
  // The shell's English is in its code: the last resort when no file of words comes.
  const unseen = folder === 'shell' ? ['description'] : ['description', 'defaultMessage'];
  return [
    {
      test: /\.tsx?$/,
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        instance: name,
        configFile: join(ROOT, 'tooling/webpack/tsconfig.build.json'),
        getCustomTransformers: () => ({ before: [stripDescriptors(unseen)] }),
      },
    },
    {
      test: /\.css$/,
      oneOf: [
        { test: /\.module\.css$/, include: SHARED_UI, use: cssLoaders(classPrefix, 'ui') },
        { test: /\.module\.css$/, use: cssLoaders(classPrefix, ownLayer) },
        // A library's styles yield to the package that uses it.
        { include: INSTALLED, exclude: SHARED_UI, use: cssLoaders(classPrefix, `${ownLayer}.library`) },
        // Tokens, resets and fonts name their layers themselves.
        { use: cssLoaders(classPrefix) },
      ],
      sideEffects: true,
    },
    { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' },
  ];
}

function cssLoaders(classPrefix, layer) {
  const loaders = [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        importLoaders: layer ? 1 : 0,
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          // The package's own prefix and salt: two remotes may carry two versions of one shared component.
          localIdentName: `${classPrefix}-[local]-[hash:base64:5]`,
          localIdentHashSalt: classPrefix,
        },
      },
    },
  ];
  if (layer) loaders.push({ loader: join(import.meta.dirname, 'layerLoader.mjs'), options: { layer } });
  return loaders;
}
