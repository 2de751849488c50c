import { readConfig } from '../config/env.ts';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { briefDocument } from '../src/surfaces/openapi/brief.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** Prints the OpenAPI document: in full, or with `--brief` as `/openapi.json` gives it. */
const { values } = commandLine({
  usage:
    'npm run -s openapi [-- --brief]\nPrints the OpenAPI document: in full, or as /openapi.json gives it.',
  options: { brief: { type: 'boolean', default: false } },
});
const full = openApiDocument(operations, readConfig().publicBaseUrl);
const document = values.brief ? briefDocument(full, operations) : full;
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
