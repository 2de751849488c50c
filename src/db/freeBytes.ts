import { statfs } from 'node:fs/promises';

/** Bytes that this process may still write in a folder; undefined where the system does not say. */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
