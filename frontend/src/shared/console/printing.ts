import { createContext, useContext } from 'react';

/** True while a page is printed: its parts then show everything, without folds and pagination. */
export const PrintingContext = createContext(false);
export const useIsPrinting = (): boolean => useContext(PrintingContext);
