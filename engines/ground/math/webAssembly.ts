/** What of WebAssembly is used. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

/** Memory that a kernel works in. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/** Memory of some pages of 64 kB. */
export const kernelMemory = (pages: number): KernelMemory =>
  new WebAssembly.Memory({ initial: pages });

/**
 * The functions of a module of WebAssembly.
 *
 * @param base64  the module's bytes
 * @param called  functions that it calls
 */
export function kernelFunctions<Functions>(
  base64: string,
  memory: KernelMemory,
  called: object = {},
): Functions {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const module = new WebAssembly.Module(bytes);
  return new WebAssembly.Instance(module, { host: { memory, ...called } }).exports as Functions;
}
