/** Tests in jsdom do not need images, fonts and plain stylesheets. */
module.exports = { __esModule: true, default: 'asset' };
