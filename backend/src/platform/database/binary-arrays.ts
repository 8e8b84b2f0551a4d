interface ElementType<T> {
  readonly oid: number;
  readonly sizeOf: (element: T) => number;
  readonly write: (into: Buffer, element: T, at: number) => void;
}

const HEADER = 20;
const LENGTH = 4;
const NULL_LENGTH = -1;

/** Writes what `array_recv` reads (ADR 0012): dimensions, has-null flag, element type, size, lower bound, elements. */
function arrayOf<T>({ oid, sizeOf, write }: ElementType<T>) {
  return (elements: readonly (T | null)[]): Buffer => {
    const sizes = elements.map((element) => (element === null ? NULL_LENGTH : sizeOf(element)));
    const size = sizes.reduce((sum, each) => sum + LENGTH + Math.max(0, each), HEADER);
    const array = Buffer.allocUnsafe(size);
    array.writeInt32BE(1, 0);
    array.writeInt32BE(sizes.includes(NULL_LENGTH) ? 1 : 0, 4);
    array.writeInt32BE(oid, 8);
    array.writeInt32BE(elements.length, 12);
    array.writeInt32BE(1, 16);
    let at = HEADER;
    for (const [i, element] of elements.entries()) {
      array.writeInt32BE(sizes[i] ?? NULL_LENGTH, at);
      at += LENGTH;
      if (element === null) continue;
      write(array, element, at);
      at += sizes[i] ?? 0;
    }
    return array;
  };
}

export const uuidArray = arrayOf<string>({
  oid: 2950,
  sizeOf: () => 16,
  write: (into, id, at) => {
    const digits = id.replaceAll('-', '');
    // The buffer is not zeroed: a short write would leave old memory in it.
    if (digits.length !== 32 || into.write(digits, at, 'hex') !== 16) throw new TypeError(`"${id}" is no uuid`);
  },
});

export const textArray = arrayOf<string>({
  oid: 25,
  sizeOf: (text) => Buffer.byteLength(text),
  write: (into, text, at) => into.write(text, at),
});

const JSONB_VERSION = 1;

export const jsonbArray = arrayOf<string>({
  oid: 3802,
  sizeOf: (json) => 1 + Buffer.byteLength(json),
  write: (into, json, at) => into.write(json, into.writeUInt8(JSONB_VERSION, at)),
});

export const byteaArray = arrayOf<Buffer>({
  oid: 17,
  sizeOf: (bytes) => bytes.length,
  write: (into, bytes, at) => bytes.copy(into, at),
});

export const bigintArray = arrayOf<number>({
  oid: 20,
  sizeOf: () => 8,
  write: (into, number, at) => into.writeBigInt64BE(BigInt(number), at),
});

/** PostgreSQL counts microseconds from the year 2000. */
const POSTGRES_EPOCH = Date.UTC(2000, 0, 1);

export const timestamptzArray = arrayOf<Date>({
  oid: 1184,
  sizeOf: () => 8,
  write: (into, date, at) => into.writeBigInt64BE(BigInt(date.getTime() - POSTGRES_EPOCH) * 1000n, at),
});
