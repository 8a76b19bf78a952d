import { errorMetadata } from '@/features/errors/error-metadata';
import { GoneScreen } from '@/features/errors/gone';

export const revalidate = 300;

export const generateMetadata = () => errorMetadata('gone');

export default GoneScreen;
