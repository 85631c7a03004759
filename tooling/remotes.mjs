/** Every remote of the site: its folder, its federation name, and the port on which it runs alone. */
export const REMOTES = [
  { folder: 'mf-catalog', name: 'mf_catalog', port: 8451 },
  { folder: 'mf-viewer', name: 'mf_viewer', port: 8452 },
  { folder: 'mf-comments', name: 'mf_comments', port: 8453 },
  { folder: 'mf-engagement', name: 'mf_engagement', port: 8454 },
];

/** Everything that is built into files for a browser. */
export const BUILT_FOLDERS = ['shell', ...REMOTES.map(({ folder }) => folder)];
