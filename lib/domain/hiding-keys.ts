/** Under which names a device keeps what is hidden, and what its signed-in member has rated, which counts as seen. */
export const hidingsKey = 'candela_hidden';
export const ratedKey = 'candela_rated';
