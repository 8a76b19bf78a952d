import { NextResponse } from 'next/server';

export const isPicture = (pathname: string): boolean => pathname === '/_next/image';

/** For an address that is no picture's but would be cut and kept like one. */
export const refusePicture = (): NextResponse => new NextResponse('The "url" parameter is not valid.', { status: 400 });
