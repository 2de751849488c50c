// Plain JavaScript: it must run on any Node, to say clearly that this one is too old.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This program needs Node 24 or newer and found ${process.versions.node}.\n` +
      'Run it through npm (npm start, npm test): on Linux x64 "npm ci" installs a fitting Node beside it.\n' +
      'Elsewhere install Node 26 from https://nodejs.org first.',
  );
  process.exit(1);
}
