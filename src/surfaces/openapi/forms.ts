import type { NamedOperation } from '../../core/operation.ts';
import { bodyName } from './namedSchemas.ts';

interface Member {
  anyOf?: readonly { readonly type?: string; readonly items?: object }[];
}

/** What of the document is changed here. */
export interface Forms {
  readonly components: {
    readonly schemas?: Readonly<Record<string, { readonly properties?: Record<string, Member> }>>;
  };
}

/** A field of a form that may stand once or often is a list: on the wire the two are the same. */
export function listFields({ components }: Forms, operations: readonly NamedOperation[]): void {
  for (const operation of operations) {
    if (operation.reads !== 'form') continue;
    const { properties } = components.schemas?.[bodyName(operation)] ?? {};
    for (const member of Object.values(properties ?? {})) {
      const list = member.anyOf?.find(({ type }) => type === 'array');
      if (!list) continue;
      delete member.anyOf;
      Object.assign(member, list);
    }
  }
}
