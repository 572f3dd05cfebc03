import type { ServerResponse } from 'node:http';

/** Sends a web Response as the response to a Node request. */
export async function sendResponse(webResponse: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await webResponse.arrayBuffer());
  response.statusCode = webResponse.status;
  for (const [name, value] of webResponse.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = webResponse.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.setHeader('content-length', body.length);
  response.end(body);
}
