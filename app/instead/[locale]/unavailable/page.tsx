import { errorMetadata } from '@/features/errors/error-metadata';
import { UnavailableScreen } from '@/features/errors/unavailable';

export const revalidate = 300;

export const generateMetadata = () => errorMetadata('unavailable');

export default UnavailableScreen;
