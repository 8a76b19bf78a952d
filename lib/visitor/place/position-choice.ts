/** What the cookie says of a position: where that is stands in the device's storage, for a cookie goes out with every request. */
export const position = 'position:';
/** In the device's storage. */
export const positionKey = 'candela_position';
