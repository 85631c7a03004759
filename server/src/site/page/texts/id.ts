import type { PageTexts } from './PageTexts';

export const id: PageTexts = {
  pages: {
    '/updates': {
      name: 'Rilis Terbaru',
      description:
        'Baca komik berseri dalam tujuh bahasa, gratis dan tanpa akun: bab baru setiap minggu, halaman demi halaman atau panel demi panel.',
    },
    '/featured': {
      name: 'Pilihan',
      description: 'Komik pilihan redaksi, dipilih satu per satu: kisah untuk malam ini dan rak untuk setiap suasana hati.',
    },
    '/manga_list/all': {
      name: 'Semua – Daftar Komik',
      description: 'Semua seri di situs ini, dalam semua bahasa terbitnya. Gratis dibaca, tanpa akun.',
    },
    '/manga_list/hot': {
      name: 'Populer – Daftar Komik',
      description: 'Yang paling banyak dibaca saat ini: peringkat seri, dari yang terpopuler.',
    },
    '/manga_list/updated': {
      name: 'Terbaru – Daftar Komik',
      description: 'Seri dengan bab baru, yang terbaru lebih dulu.',
    },
    '/favorited': {
      name: 'Favorit',
      description: 'Seri favoritmu, disimpan untuk browser ini, beserta yang baru di dalamnya.',
    },
    '/history': {
      name: 'Riwayat',
      description: 'Yang sudah kamu baca di browser ini, dan di mana kamu berhenti.',
    },
    '/calendar': {
      name: 'Bab mendatang',
      description: 'Bab apa terbit pada hari apa, dalam kalender yang bisa kamu langgani.',
    },
    '/search_result': {
      name: 'Cari',
      description: 'Cari seri menurut judul dan pengarang, dalam bahasa yang kamu baca.',
    },
    '/announcement': {
      name: 'Berita dan Acara',
      description: 'Kabar layanan: fitur baru, acara, dan jadwal perbaikan situs.',
    },
    '/help': {
      name: 'Bantuan dan FAQ',
      description: 'Jawaban atas pertanyaan pembaca: bab, bahasa, mode baca, favorit, dan lainnya.',
    },
    '/feedback': {
      name: 'Masukan',
      description: 'Beri tahu kami apa yang rusak atau kurang. Kami membaca setiap pesan.',
    },
    '/legal/privacy': {
      name: 'Kebijakan Privasi',
      description: 'Apa yang disimpan situs ini tentang pembacanya, dan apa yang tidak.',
    },
    '/legal/terms': {
      name: 'Ketentuan Layanan',
      description: 'Ketentuan membaca komik di situs ini.',
    },
    '/legal/copyright': {
      name: 'Hak Cipta',
      description: 'Siapa pemegang hak atas karya di situs ini.',
    },
    '/about_us': {
      name: 'Tentang Kami',
      description: 'Siapa kami: komik dari mana-mana, dalam tujuh bahasa, halaman demi halaman.',
    },
  },
  errors: {
    '/error': 'Halaman Tidak Ditemukan',
    '/maintenance': 'Kami sedang merapikan beberapa garis',
    '/blocking': 'Tidak tersedia di wilayahmu',
  },
  unreadable: 'Bab ini tidak dapat dibuka',
  survey: 'Reader survey',
  comments: 'Komentar untuk {chapter}',
  news: 'Berita dari {publisher}',
};
