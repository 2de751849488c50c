import { BaseClient, BaseResponse } from 'geotiff';

/** POLICY: one range must be there within so many ms; the whole question has a deadline of its own. */
const RANGE_MS = 5000;
const PARTIAL = 206;

/** A range that did not come, in words. */
export class RangeFailure extends Error {
  override readonly name = 'RangeFailure';
}

/** One range as it came. */
class RangeResponse extends BaseResponse {
  readonly #response: Response;
  constructor(response: Response) {
    super();
    this.#response = response;
  }
  override get status(): number {
    return this.#response.status;
  }
  override get ok(): boolean {
    return this.#response.ok;
  }
  override getHeader(name: string): string | undefined {
    return this.#response.headers.get(name) ?? undefined;
  }
  override async getData(): Promise<ArrayBuffer> {
    return this.#response.arrayBuffer();
  }
}

/** Reads ranges of a file over HTTP and says in words why one did not come; the address, which may hold a key, is in no message. */
export class RangeClient extends BaseClient {
  override async request({ headers }: RequestInit = {}): Promise<BaseResponse> {
    const response = await fetch(this.url, {
      ...(headers === undefined ? {} : { headers }),
      signal: AbortSignal.timeout(RANGE_MS),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new RangeFailure(
        isLate ? 'no answer in time' : 'the host of the file cannot be reached',
      );
    });
    if (response.status === PARTIAL) return new RangeResponse(response);
    await response.body?.cancel();
    throw new RangeFailure(
      response.ok
        ? 'the host of the file sends it whole where a range is asked'
        : `HTTP ${response.status}`,
    );
  }
}
