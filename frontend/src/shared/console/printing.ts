import { createContext, useContext } from 'react';

/** While a page is printed its parts show all that they have, without folds and pages. */
export const PrintingContext = createContext(false);
export const useIsPrinting = (): boolean => useContext(PrintingContext);
