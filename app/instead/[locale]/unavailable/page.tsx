import { errorMetadata } from '@/features/errors/error-metadata';
import { UnavailableScreen } from '@/features/errors/unavailable';

export const revalidate = false;

export const generateMetadata = () => errorMetadata('unavailable');

export default UnavailableScreen;
