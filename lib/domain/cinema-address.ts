import type { CinemaSummary } from './cinema';

type Town = Pick<CinemaSummary, 'postalCode' | 'city'>;
type Address = Town & Pick<CinemaSummary, 'street'>;

/** `69002 Lyon`; what the catalogue leaves out leaves no gap, and of a cinema without theatres nothing is known. */
export const townLine = ({ postalCode, city }: Town): string => [postalCode, city].filter(Boolean).join(' ');

/** `1 quai, 69002 Lyon`, likewise. */
export const addressLine = (cinema: Address): string => [cinema.street, townLine(cinema)].filter(Boolean).join(', ');
