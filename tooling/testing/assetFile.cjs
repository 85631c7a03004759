/** Images, fonts and plain stylesheets are of no concern to tests in jsdom. */
module.exports = { __esModule: true, default: 'asset' };
