import { ApiError } from '../../core/errors.ts';

/** Our word for what the protocol refused. @param status  HTTP status; none where the refusal is an answer of JSON-RPC */
export function protocolRefusal(status?: number): ApiError {
  const code =
    status === 405 ? 'method_not_allowed' : status === 406 ? 'not_acceptable' : 'bad_request';
  return new ApiError(code, 'Refused by the protocol.');
}
