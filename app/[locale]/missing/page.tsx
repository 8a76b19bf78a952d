import { errorMetadata } from '@/features/errors/error-metadata';
import { MissingScreen } from '@/features/errors/missing';

export const revalidate = 300;

export const generateMetadata = () => errorMetadata('missing');

export default MissingScreen;
