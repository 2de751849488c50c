import { readConfig } from '../config/env.ts';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { briefDocument } from '../src/surfaces/openapi/brief.ts';

/** Prints the OpenAPI document: in full, or with `--brief` as `/openapi.json` gives it. */
const full = openApiDocument(operations, readConfig().publicBaseUrl);
const document = process.argv.includes('--brief') ? briefDocument(full, operations) : full;
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
