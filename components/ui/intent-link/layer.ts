import { createContext } from 'react';

/** Whether the step in the history at the tip is that of a layer over the page: what is followed from there takes its place. */
export const InLayer = createContext(false);
