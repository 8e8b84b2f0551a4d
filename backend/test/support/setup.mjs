// Loaded once here, as Jest cannot enter the import cycles of these packages from a CommonJS module.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import '@nestjs/websockets';
