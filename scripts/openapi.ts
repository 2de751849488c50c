import { readConfig } from '../config/env.ts';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';

/** Prints the OpenAPI document. */
process.stdout.write(
  `${JSON.stringify(openApiDocument(operations, readConfig().publicBaseUrl), null, 2)}\n`,
);
